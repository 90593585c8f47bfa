import * as contract from '@/contract/auth/doctorBind'
import { randomId } from '@/lib/random'
import { answerPublic, type Answer } from '@/mocks/answer'
import { findRow, putRow } from '@/mocks/clinic'
import { Refusal } from '@/mocks/refusal'
import { spendAuthCode, spendCode } from '@/mocks/auth/session'
import { bilingual } from '@/mocks/bilingual'
import { DOCTOR_PHONES } from '@/mocks/seeds/stories'

export const doctorAnswers: Answer[] = [
  answerPublic(contract.getUnionIdByCode, ({ clinic, input }) => ({
    unionId: `union-${spendAuthCode(clinic, input.code)}`,
  })),

  answerPublic(contract.getTokenByUnionId, ({ clinic, input }) => ({
    token: findRow(clinic, 'boundDoctors', input.unionId) === undefined ? '' : randomId(),
  })),

  answerPublic(contract.bindDoctor, ({ clinic, input: { unionId, telphone, phoneCode }, now }) => {
    spendCode(clinic, telphone, phoneCode, now)
    if (!DOCTOR_PHONES.includes(telphone))
      throw new Refusal(
        50098,
        bilingual(
          '该手机号没有登记为医生，请联系平台',
          'This number is not registered as a doctor’s. Please contact us.',
        ),
      )
    if (unionId !== '') putRow(clinic, 'boundDoctors', { id: unionId, phone: telphone })
    return { token: randomId() }
  }),
]
