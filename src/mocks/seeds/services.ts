import { bilingual, type Bilingual } from '@/mocks/bilingual'

/** SVC-01: as the server sends it; prices in fen. */
export type Service = {
  serviceId: string
  serviceName: Bilingual
  serviceDesc: Bilingual
  servicePrice: number
  coverPhoto: string | null
  serviceTypeId: 1 | 2 | 3
  externalLink: string | null
  shelfStatus: '1' | '2' | '3' | ''
  display: '0' | '1' | ''
}

export type Specification = {
  serviceId: string
  specificationId: string
  specificationName: Bilingual
  specificationPrice: number
  specificationDesc: Bilingual
}

const LISTED = { externalLink: null, shelfStatus: '1', display: '1' } as const

export const services: readonly Service[] = [
  {
    serviceId: '1',
    serviceName: bilingual('乳腺健康检测', 'Breast health check'),
    serviceDesc: bilingual(
      '触诊成像检查，无辐射，一般不痛，约20分钟完成，当场采集，报告由报告人员出具。',
      'Palpation imaging without radiation and usually without pain. It takes about 20 minutes, and report staff write the report.',
    ),
    servicePrice: 12800,
    coverPhoto: '/pictures/service-1.svg',
    serviceTypeId: 1,
    ...LISTED,
  },
  {
    serviceId: '2',
    serviceName: bilingual('健康问卷评估', 'Health questionnaire'),
    serviceDesc: bilingual(
      '填写一份健康问卷，了解自己的乳腺健康状况，并得到后续检查的建议。',
      'Answer a questionnaire to learn about your breast health, with advice on further checks.',
    ),
    servicePrice: 0,
    coverPhoto: '/pictures/service-2.svg',
    serviceTypeId: 2,
    ...LISTED,
  },
  {
    serviceId: '3',
    serviceName: bilingual('尊享乳腺检查', 'Premium breast check'),
    serviceDesc: bilingual(
      '触诊成像检查与专家一对一解读，检查前后都有健康顾问陪同。',
      'Palpation imaging, explained one to one by an expert. A health adviser is with you before and after.',
    ),
    servicePrice: 59800,
    coverPhoto: '/pictures/service-3.svg',
    serviceTypeId: 1,
    ...LISTED,
  },
]

export const specifications: readonly Specification[] = [
  {
    serviceId: '1',
    specificationId: '1',
    specificationName: bilingual('标准版', 'Standard'),
    specificationPrice: 12800,
    specificationDesc: bilingual(
      '双侧乳腺触诊成像，电子报告。',
      'Palpation imaging of both breasts, with an electronic report.',
    ),
  },
  {
    serviceId: '1',
    specificationId: '2',
    specificationName: bilingual('尊享版', 'Premium'),
    specificationPrice: 39800,
    specificationDesc: bilingual(
      '双侧乳腺触诊成像，风险评估，专家复核报告。',
      'Palpation imaging of both breasts, a risk assessment, and a report reviewed by an expert.',
    ),
  },
  {
    serviceId: '3',
    specificationId: '3',
    specificationName: bilingual('专家解读版', 'With an expert'),
    specificationPrice: 59800,
    specificationDesc: bilingual(
      '检查当天由专家面对面解读报告。',
      'An expert explains the report to you in person on the day of the check.',
    ),
  },
  {
    serviceId: '3',
    specificationId: '4',
    specificationName: bilingual('公益体验版', 'Charity place'),
    specificationPrice: 0,
    specificationDesc: bilingual(
      '公益名额，免费体验一次，不含专家解读。',
      'One free check on a charity place, without the expert’s explanation.',
    ),
  },
]
