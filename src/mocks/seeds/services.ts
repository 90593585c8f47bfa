/** SVC-01: as the server sends it; prices in fen. */
export type Service = {
  serviceId: string
  serviceName: string
  serviceDesc: string
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
  specificationName: string
  specificationPrice: number
  specificationDesc: string
}

const LISTED = { externalLink: null, shelfStatus: '1', display: '1' } as const

export const services: readonly Service[] = [
  {
    serviceId: '1',
    serviceName: '乳腺健康检测',
    serviceDesc: '触诊成像检查，无辐射、无疼痛，约20分钟完成，当场采集，专业医师出具报告。',
    servicePrice: 12800,
    coverPhoto: '/pictures/service-1.svg',
    serviceTypeId: 1,
    ...LISTED,
  },
  {
    serviceId: '2',
    serviceName: '健康问卷评估',
    serviceDesc: '填写一份健康问卷，了解自己的乳腺健康状况，并得到后续检查的建议。',
    servicePrice: 0,
    coverPhoto: '/pictures/service-2.svg',
    serviceTypeId: 2,
    ...LISTED,
  },
  {
    serviceId: '3',
    serviceName: '尊享乳腺检查',
    serviceDesc: '触诊成像检查与专家一对一解读，检查前后都有健康顾问陪同。',
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
    specificationName: '标准版',
    specificationPrice: 12800,
    specificationDesc: '双侧乳腺触诊成像，电子报告。',
  },
  {
    serviceId: '1',
    specificationId: '2',
    specificationName: '尊享版',
    specificationPrice: 39800,
    specificationDesc: '双侧乳腺触诊成像，风险评估，专家复核报告。',
  },
  {
    serviceId: '3',
    specificationId: '3',
    specificationName: '专家解读版',
    specificationPrice: 59800,
    specificationDesc: '检查当天由专家面对面解读报告。',
  },
  {
    serviceId: '3',
    specificationId: '4',
    specificationName: '公益体验版',
    specificationPrice: 0,
    specificationDesc: '公益名额，免费体验一次，不含专家解读。',
  },
]
