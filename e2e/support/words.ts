import enBooking from '../../src/i18n/en/booking'
import enBookingAppointments from '../../src/i18n/en/bookingAppointments'
import enChat from '../../src/i18n/en/chat'
import enChq from '../../src/i18n/en/chq'
import enConsultsOrder from '../../src/i18n/en/consultsOrder'
import enConsults from '../../src/i18n/en/consults'
import enCookies from '../../src/i18n/en/cookies'
import enCoupons from '../../src/i18n/en/coupons'
import enDemo from '../../src/i18n/en/demo'
import enGuides from '../../src/i18n/en/guides'
import enGail from '../../src/i18n/en/gail'
import enHome from '../../src/i18n/en/home'
import enOnsite from '../../src/i18n/en/onsite'
import enPalpation from '../../src/i18n/en/palpation'
import enPayment from '../../src/i18n/en/payment'
import enPeople from '../../src/i18n/en/people'
import enConsent from '../../src/i18n/en/consent'
import enEthnicities from '../../src/i18n/en/ethnicities'
import enQuestionnaires from '../../src/i18n/en/questionnaires'
import enQuestions from '../../src/i18n/en/questions'
import enHealthReport from '../../src/i18n/en/healthReport'
import enReportAdvice from '../../src/i18n/en/reportAdvice'
import enReports from '../../src/i18n/en/reports'
import enReportsList from '../../src/i18n/en/reportsList'
import enRiskReport from '../../src/i18n/en/riskReport'
import enSession from '../../src/i18n/en/session'
import enShell from '../../src/i18n/en/shell'
import enAgreement from '../../src/i18n/en/agreement'
import enDoctorBind from '../../src/i18n/en/doctorBind'
import enDocuments from '../../src/i18n/en/documents'
import enMyCoupons from '../../src/i18n/en/myCoupons'
import enNews from '../../src/i18n/en/news'
import enPdf from '../../src/i18n/en/pdf'
import enPrivacy from '../../src/i18n/en/privacy'
import enPrivacyCentre from '../../src/i18n/en/privacyCentre'
import zhBooking from '../../src/i18n/zh/booking'
import zhBookingAppointments from '../../src/i18n/zh/bookingAppointments'
import zhChat from '../../src/i18n/zh/chat'
import zhChq from '../../src/i18n/zh/chq'
import zhConsultsOrder from '../../src/i18n/zh/consultsOrder'
import zhConsults from '../../src/i18n/zh/consults'
import zhCookies from '../../src/i18n/zh/cookies'
import zhCoupons from '../../src/i18n/zh/coupons'
import zhDemo from '../../src/i18n/zh/demo'
import zhGuides from '../../src/i18n/zh/guides'
import zhGail from '../../src/i18n/zh/gail'
import zhHome from '../../src/i18n/zh/home'
import zhOnsite from '../../src/i18n/zh/onsite'
import zhPalpation from '../../src/i18n/zh/palpation'
import zhPayment from '../../src/i18n/zh/payment'
import zhPeople from '../../src/i18n/zh/people'
import zhConsent from '../../src/i18n/zh/consent'
import zhEthnicities from '../../src/i18n/zh/ethnicities'
import zhQuestionnaires from '../../src/i18n/zh/questionnaires'
import zhQuestions from '../../src/i18n/zh/questions'
import zhHealthReport from '../../src/i18n/zh/healthReport'
import zhReportAdvice from '../../src/i18n/zh/reportAdvice'
import zhReports from '../../src/i18n/zh/reports'
import zhReportsList from '../../src/i18n/zh/reportsList'
import zhRiskReport from '../../src/i18n/zh/riskReport'
import zhSession from '../../src/i18n/zh/session'
import zhShell from '../../src/i18n/zh/shell'
import zhAgreement from '../../src/i18n/zh/agreement'
import zhDoctorBind from '../../src/i18n/zh/doctorBind'
import zhDocuments from '../../src/i18n/zh/documents'
import zhMyCoupons from '../../src/i18n/zh/myCoupons'
import zhNews from '../../src/i18n/zh/news'
import zhPdf from '../../src/i18n/zh/pdf'
import zhPrivacy from '../../src/i18n/zh/privacy'
import zhPrivacyCentre from '../../src/i18n/zh/privacyCentre'
import type { Lang } from './test'

/** What the app says in the journey's language. */
export const wordsOf = (lang: Lang) =>
  lang === 'zh'
    ? {
        booking: zhBooking,
        appointments: zhBookingAppointments,
        chat: zhChat,
        questionnaireForms: zhChq,
        consultationOrder: zhConsultsOrder,
        consultations: zhConsults,
        cookies: zhCookies,
        coupons: zhCoupons,
        demo: zhDemo,
        guides: zhGuides,
        gail: zhGail,
        home: zhHome,
        checkIn: zhOnsite,
        palpation: zhPalpation,
        payment: zhPayment,
        account: zhPeople,
        reports: zhReports,
        reportsList: zhReportsList,
        reportAdvice: zhReportAdvice,
        riskReport: zhRiskReport,
        healthReport: zhHealthReport,
        auth: zhSession,
        shell: zhShell,
        consent: zhConsent,
        ethnicities: zhEthnicities,
        questionnaires: zhQuestionnaires,
        questions: zhQuestions,
        agreement: zhAgreement,
        doctorBind: zhDoctorBind,
        legal: zhDocuments,
        myCoupons: zhMyCoupons,
        news: zhNews,
        pdf: zhPdf,
        privacy: zhPrivacy,
        privacyCentre: zhPrivacyCentre,
      }
    : {
        booking: enBooking,
        appointments: enBookingAppointments,
        chat: enChat,
        questionnaireForms: enChq,
        consultationOrder: enConsultsOrder,
        consultations: enConsults,
        cookies: enCookies,
        coupons: enCoupons,
        demo: enDemo,
        guides: enGuides,
        gail: enGail,
        home: enHome,
        checkIn: enOnsite,
        palpation: enPalpation,
        payment: enPayment,
        account: enPeople,
        reports: enReports,
        reportsList: enReportsList,
        reportAdvice: enReportAdvice,
        riskReport: enRiskReport,
        healthReport: enHealthReport,
        auth: enSession,
        shell: enShell,
        consent: enConsent,
        ethnicities: enEthnicities,
        questionnaires: enQuestionnaires,
        questions: enQuestions,
        agreement: enAgreement,
        doctorBind: enDoctorBind,
        legal: enDocuments,
        myCoupons: enMyCoupons,
        news: enNews,
        pdf: enPdf,
        privacy: enPrivacy,
        privacyCentre: enPrivacyCentre,
      }

export type SpokenWords = ReturnType<typeof wordsOf>
