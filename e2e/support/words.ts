import enBooking from '@/i18n/booking/en'
import enSelectTime from '@/i18n/booking/selectTime/en'
import enAppointments from '@/i18n/appointments/en'
import enReminder from '@/i18n/appointments/reminder/en'
import enChat from '@/i18n/chat/en'
import enMyQuestionnaires from '@/i18n/questionnaires/myQuestionnaires/en'
import enQuestionnaireForms from '@/i18n/questionnaires/questionnaireForms/en'
import enPictures from '@/i18n/pictures/en'
import enDoctorQuestionHelp from '@/i18n/consultations/doctorQuestionHelp/en'
import enConsultationOrder from '@/i18n/consultations/consultationOrder/en'
import enConsultations from '@/i18n/consultations/en'
import enCookies from '@/i18n/checkIn/cookies/en'
import enCoupons from '@/i18n/coupons/en'
import enDemo from '@/i18n/demo/en'
import enGuides from '@/i18n/guides/en'
import enGail from '@/i18n/questionnaires/gail/en'
import enHome from '@/i18n/home/en'
import enNextStep from '@/i18n/home/nextStep/en'
import enOperator from '@/i18n/home/operator/en'
import enCheckIn from '@/i18n/checkIn/en'
import enPalpation from '@/i18n/reports/palpation/en'
import enClinicalWords from '@/i18n/reports/clinicalWords/en'
import enVisitSummary from '@/i18n/reports/visitSummary/en'
import enPayment from '@/i18n/payment/en'
import enAccount from '@/i18n/account/en'
import enConsent from '@/i18n/auth/consent/en'
import enEthnicities from '@/i18n/questionForm/ethnicities/en'
import enQuestionnaires from '@/i18n/questionnaires/en'
import enQuestions from '@/i18n/questionForm/questions/en'
import enHealthReport from '@/i18n/reports/healthReport/en'
import enReportAdvice from '@/i18n/reports/reportAdvice/en'
import enReports from '@/i18n/reports/en'
import enReportsList from '@/i18n/reports/reportsList/en'
import enRiskReport from '@/i18n/reports/riskReport/en'
import enAuth from '@/i18n/auth/en'
import enShell from '@/i18n/shell/en'
import enAgreement from '@/i18n/legal/agreement/en'
import enLegal from '@/i18n/legal/en'
import enMyCoupons from '@/i18n/coupons/myCoupons/en'
import enNews from '@/i18n/news/en'
import enPdf from '@/i18n/pdf/en'
import enPrivacy from '@/i18n/legal/privacy/en'
import enPrivacyCentre from '@/i18n/account/privacyCentre/en'
import zhBooking from '@/i18n/booking/zh'
import zhSelectTime from '@/i18n/booking/selectTime/zh'
import zhAppointments from '@/i18n/appointments/zh'
import zhReminder from '@/i18n/appointments/reminder/zh'
import zhChat from '@/i18n/chat/zh'
import zhMyQuestionnaires from '@/i18n/questionnaires/myQuestionnaires/zh'
import zhQuestionnaireForms from '@/i18n/questionnaires/questionnaireForms/zh'
import zhPictures from '@/i18n/pictures/zh'
import zhDoctorQuestionHelp from '@/i18n/consultations/doctorQuestionHelp/zh'
import zhConsultationOrder from '@/i18n/consultations/consultationOrder/zh'
import zhConsultations from '@/i18n/consultations/zh'
import zhCookies from '@/i18n/checkIn/cookies/zh'
import zhCoupons from '@/i18n/coupons/zh'
import zhDemo from '@/i18n/demo/zh'
import zhGuides from '@/i18n/guides/zh'
import zhGail from '@/i18n/questionnaires/gail/zh'
import zhHome from '@/i18n/home/zh'
import zhNextStep from '@/i18n/home/nextStep/zh'
import zhOperator from '@/i18n/home/operator/zh'
import zhCheckIn from '@/i18n/checkIn/zh'
import zhPalpation from '@/i18n/reports/palpation/zh'
import zhClinicalWords from '@/i18n/reports/clinicalWords/zh'
import zhVisitSummary from '@/i18n/reports/visitSummary/zh'
import zhPayment from '@/i18n/payment/zh'
import zhAccount from '@/i18n/account/zh'
import zhConsent from '@/i18n/auth/consent/zh'
import zhEthnicities from '@/i18n/questionForm/ethnicities/zh'
import zhQuestionnaires from '@/i18n/questionnaires/zh'
import zhQuestions from '@/i18n/questionForm/questions/zh'
import zhHealthReport from '@/i18n/reports/healthReport/zh'
import zhReportAdvice from '@/i18n/reports/reportAdvice/zh'
import zhReports from '@/i18n/reports/zh'
import zhReportsList from '@/i18n/reports/reportsList/zh'
import zhRiskReport from '@/i18n/reports/riskReport/zh'
import zhAuth from '@/i18n/auth/zh'
import zhShell from '@/i18n/shell/zh'
import zhAgreement from '@/i18n/legal/agreement/zh'
import zhLegal from '@/i18n/legal/zh'
import zhMyCoupons from '@/i18n/coupons/myCoupons/zh'
import zhNews from '@/i18n/news/zh'
import zhPdf from '@/i18n/pdf/zh'
import zhPrivacy from '@/i18n/legal/privacy/zh'
import zhPrivacyCentre from '@/i18n/account/privacyCentre/zh'
import type { WordArea } from '@/i18n/words'
import type { Lang } from './test'

type AllWords = Record<WordArea | 'demo', object>

export const wordsOf = (lang: Lang) =>
  lang === 'zh'
    ? ({
        booking: zhBooking,
        selectTime: zhSelectTime,
        appointments: zhAppointments,
        chat: zhChat,
        myQuestionnaires: zhMyQuestionnaires,
        questionnaireForms: zhQuestionnaireForms,
        consultationOrder: zhConsultationOrder,
        pictures: zhPictures,
        doctorQuestionHelp: zhDoctorQuestionHelp,
        consultations: zhConsultations,
        cookies: zhCookies,
        coupons: zhCoupons,
        demo: zhDemo,
        guides: zhGuides,
        gail: zhGail,
        home: zhHome,
        nextStep: zhNextStep,
        operator: zhOperator,
        checkIn: zhCheckIn,
        palpation: zhPalpation,
        clinicalWords: zhClinicalWords,
        visitSummary: zhVisitSummary,
        payment: zhPayment,
        account: zhAccount,
        reports: zhReports,
        reportsList: zhReportsList,
        reportAdvice: zhReportAdvice,
        riskReport: zhRiskReport,
        healthReport: zhHealthReport,
        auth: zhAuth,
        shell: zhShell,
        consent: zhConsent,
        ethnicities: zhEthnicities,
        questionnaires: zhQuestionnaires,
        questions: zhQuestions,
        agreement: zhAgreement,
        legal: zhLegal,
        myCoupons: zhMyCoupons,
        reminder: zhReminder,
        news: zhNews,
        pdf: zhPdf,
        privacy: zhPrivacy,
        privacyCentre: zhPrivacyCentre,
      } satisfies AllWords)
    : ({
        booking: enBooking,
        selectTime: enSelectTime,
        appointments: enAppointments,
        chat: enChat,
        myQuestionnaires: enMyQuestionnaires,
        questionnaireForms: enQuestionnaireForms,
        consultationOrder: enConsultationOrder,
        pictures: enPictures,
        doctorQuestionHelp: enDoctorQuestionHelp,
        consultations: enConsultations,
        cookies: enCookies,
        coupons: enCoupons,
        demo: enDemo,
        guides: enGuides,
        gail: enGail,
        home: enHome,
        nextStep: enNextStep,
        operator: enOperator,
        checkIn: enCheckIn,
        palpation: enPalpation,
        clinicalWords: enClinicalWords,
        visitSummary: enVisitSummary,
        payment: enPayment,
        account: enAccount,
        reports: enReports,
        reportsList: enReportsList,
        reportAdvice: enReportAdvice,
        riskReport: enRiskReport,
        healthReport: enHealthReport,
        auth: enAuth,
        shell: enShell,
        consent: enConsent,
        ethnicities: enEthnicities,
        questionnaires: enQuestionnaires,
        questions: enQuestions,
        agreement: enAgreement,
        legal: enLegal,
        myCoupons: enMyCoupons,
        reminder: enReminder,
        news: enNews,
        pdf: enPdf,
        privacy: enPrivacy,
        privacyCentre: enPrivacyCentre,
      } satisfies AllWords)

export type SpokenWords = ReturnType<typeof wordsOf>
