import { basename } from 'node:path'
import { finding, type Source } from '../source'

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const lowerListOf = (text: string): ReadonlySet<string> => listOf(text.toLowerCase())

/** Names of files that were renamed, without their endings; a test is named after its file in another case. */
const OLD_FILES = lowerListOf(`
  ActionLine Announced AppointmentWays BackEntry BoxText Consequences DatedText DayChoice DaysAhead DownIcon DrawnTick
  EarlierHead GonePage HealthServiceChq HealthServiceChqSimple HomeWay IconLine InspectChq KeptHere LateBadge LeadsOn
  ListedHead MaybeAdded MaybeSent MessageLine Messenger MoreRows My MyChq NextScreen NoToTheRest NotRefreshed NotesWay
  OrganCard OrganList OrganisationHead PaidFor PartLine PayWay Payable PictureChoice PictureLine PulledList Remember
  ReportPartLine ScreenPage SendBox SpokenMessages StateView Talk TalkConsent TalkGate TargetLine ToAssessment
  ToTimeline TradePay TypedForNobody WayOn WaySkeleton WholeLink WholeMonth
  allDrawings answerParts answered appleMobile asStored atMost axeClean bookingAhead bookingRecord broken burst
  buttonLook chatEvents chatKept chatLink chatOpened checkOf chinaHour consentDropped consultsOpened consultsPlace
  consultsSaid couponsMine dotted drawn eachOnce early emptyDrawings fieldMarks findCutText firstOfEach
  forBooking frameStyles freshModules haltDrawings homeKept homeNextStep inPage inThread inlineAddress lateDocuments
  lateDrawings lazyOr lead leadOn leads led leftOut listed listedInSteps look messagingApp monthsAfter nextTask
  noOddText olderPhones onsiteDone onsiteEnter organList partOfDay peopleKept peopleProfile pictureAddress place
  providerMarks questionnairesMine reportsBody reportsRead reportsReading scenarioFaults sessionEnd settled
  soundScreen talkParts tapOver tellFault toldInPlace useAnswerParts useBackCloses useDaysLeft useGoOnLater useLate
  useLateWords useMessageTools useMessageWindow useNoteOpened useOnReturn useOutage useQuiet useStayWhile
  useTellFailedWrite useTellInPlace useTellJoins useTellKicked useTellSent watched windowing written
  consultKept consultStale endSession failedWay fillFrame foreignNames lastSaid lostChunk nidusPoint platformKept
  strangeTim takeOver timStrange twins
  EmptyState ListFoot consult emptyState hands listFoot onsite peopleSafety screenEntry webkitEars
  BrokenRow lateParts useLatePart
  failedPage messageWindow readingPlace
  ProblemForm ProblemGate ProblemPage problem problemChanged problemDraft problemFaults problemOwner problemReports
  problemSupport bringCustomer bringPatient LoadOlder OlderToSearch ClearToken useSteps stepState useIsFirstStep
`)

/** Identifiers that were renamed. */
const OLD_IDENTIFIERS = listOf(`
  Befalling Deed DoctorGone FailedPart FailedWrite FieldMarks GIVEN_UP LostChunk MyCard MyLinks NidusCodes PictureRow
  MessageTools PictureShown PictureSlots ReportGone Shelf StepTold TalkConsent TalkGate asLostChunk asOne askAll askForUnionId
  atMost bodyIn buttonLook checkOf connectPlace countTalkDrafts eachOnce endLoads failuresTold figureIn firstOfEach
  followTarget forgetRefusal freeCanvas goesAlong goneWhen hidesBox holdLink inNextTask inlineAddress isAppThere
  isJudged isLedByItself isLine isToBeSent isUnsettled keepOnPhone lastHeard layOnPaper lazyOr leadOf leadOfCard
  leadOfService leadOn leavesUnasked ledByItself listedInSteps listedPages listedWhole loadFresh loadTalkOwner
  loseChunk markJudged markMoment mayTalk meantText nameOperator newsAsTold nextTask nidusPoint onDropped
  onToldInPlace openInPlace partOfDay passEmpty reportUncaught rowsOnce saysNothing sendingOf sinceMoment startEarly
  startScreen stepsTold takeBefalling takeBegun takeToBeSaved talkOwnerNow talkParts tapOver targetDrawn tellChange
  tellDropped tellFault tellInPlace tellRead thisSession toBeSaved troubleFor twinsAmong chinaHour collectOwnData fetchLastSaidAt fetchMeasures lookForMeasures useDeed useForBooking useNext
  useMessageTools useStandingDeed useTalkOwner useTellNotMade useTellNotSaved useTellSent usersWith whenFetched wipeStored writtenHere
  EmptyState ListFoot ScreenEntry StatePage ToldBeside fetchRemaindersAhead isHalfFull loadLeft noOddText openAnswer
  takeWay toldByCard whatWasHeard withEars
  OpenSending answersSending bindingSending codeSending forgetSending hereOf isCreating isNotFound isRefusal openSending
  profileSending recordSending redeemSending seedName signInSending useOpenSendings useSendings
  BrokenRow LateFrame brokenRow documentFiles framePlugin latePart lateParts packedBeside platformAsModule useLatePart
  DoctorProblem PROBLEM_DRAFT ProblemFault ProblemForm ProblemGate ProblemPage ProblemState ProblemTarget QuickProblem
  changeProblem consultProblem describeProblem dropProblemDraft enProblemHelp forgetProblem openProblem problemFaults
  problemHelp problemNow quickProblem startProblem startQuickProblem useProblem zhProblemHelp chooseCustomer
  bringCustomer reconcileCustomer bringPatient Asker askerIn loadAsker isOrderUnanswered isAnyOrderUnanswered
  isConsultationUnanswered isRelativeUnanswered isCheckInUnanswered areAnswersUnanswered OrderUnanswered LoadOlder
  useLoadOlder LoadOlderState OlderToSearch findOlder useOlderMessages loadAllOlder noteOpen openOnPhone openOnPage
  openSubmission keepOnPage giveUpFollowUp ClearToken ClearTokenLoading ClearTokenPage startClearToken
  lookAtCookies startTradePay useSteps stepIn leaveSteps useFocusOnStep stateOfStep useIsFirstStep ChatVisit
  chatVisit visitOf
`)

/** Words of the server that the app spells differently: organisation, lesion, questionnaire, telephone. */
const WIRE_WORDS = listOf('organ organs nidus chq chqs telphone')

/** A134: the cookie chqCache and its field chqDone keep the names that older pages write. */
const COOKIE_NAMES = listOf('chqCache chqDone CHQ_CACHE_COOKIE')

const WORD = /[A-Za-z_$][\w$]*/g
const partsOf = (word: string): string[] =>
  word.split(/_|(?<=[a-z\d])(?=[A-Z])|(?=[A-Z][a-z])/).map((part) => part.toLowerCase())

const wordsFound = (file: Source, isFound: (word: string) => boolean, reason: string): string[] =>
  [...file.text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    isFound(word) ? [finding(file, index, `${word} ${reason}`)] : [],
  )

export const oldFileNames = (path: string): string[] => {
  const [name = ''] = basename(path).split('.')
  return OLD_FILES.has(name.toLowerCase())
    ? [`${path} has a name that was given up. docs/glossary.md has the words in use.`]
    : []
}

export const oldIdentifiers = (file: Source): string[] =>
  wordsFound(
    file,
    (word) => OLD_IDENTIFIERS.has(word),
    'is a name that was given up. docs/glossary.md has the words in use.',
  )

export const wireWordsIn = (file: Source): string[] =>
  /^src\/(contract|api|mocks)\/|^src\/domain\/addresses\.ts$/.test(file.path)
    ? []
    : wordsFound(
        file,
        (word) => !COOKIE_NAMES.has(word) && partsOf(word).some((part) => WIRE_WORDS.has(part)),
        "has a word of the server's. Only contract, api, mocks and domain/addresses.ts spell it; see docs/glossary.md.",
      )
