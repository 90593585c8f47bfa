import { expect, test } from 'vitest'
import { textsIn, type WordsFile } from './checks/words'
import { read } from './source'

const zh = textsIn(import.meta.glob<WordsFile>('../../src/i18n/**/zh.ts', { eager: true }))
const en = textsIn(import.meta.glob<WordsFile>('../../src/i18n/**/en.ts', { eager: true }))

/** The texts that decisions give; undefined where they give only the other language. */
test.each([
  ['A47', 'questionnaires.neither.title', '提交失败', 'submit failed'],
  ['A47', 'account.saved', '保存成功', 'saved successfully'],
  ['A364', 'questionnaireForms.sent.title', '问卷提交成功', 'Questionnaire submitted successfully'],
  ['A364', 'questionnaireForms.notSent.title', '问卷提交失败', undefined],
  ['A47', 'questions.problems.selectAtLeastOne', '请至少选择一项', 'select at least one'],
  ['A152', 'questions.problems.idCardWrong', '请输入正确的身份证号', 'Please input the correct ID number'],
  [
    'A144',
    'questions.problems.neitherPeriodNorMenopause',
    '请填写末次月经时间或绝经年龄其中一项',
    'Please fill in either the age of last menstruation or the age of amenorrhea',
  ],
  [
    'A47',
    'checkIn.closed',
    '该二维码已关闭，请联系机构管理员。',
    'The QR code has been closed, please contact the organization management.',
  ],
  ['A47', 'booking.problems.noPatient', '请选择受检人', undefined],
  ['A48', 'questions.problems.nameMissing', '请填写姓名', 'please enter name'],
  ['A48', 'questions.problems.ageMissing', '请填写年龄', 'please enter age'],
  ['A16', 'questions.problems.gailAgeMissing', '请填写年龄', 'please enter age'],
  ['A16', 'questions.problems.gailAgeOutside', '年龄不在20到84之间', undefined],
  ['A37', 'questions.problems.choose', '请选择', undefined],
  ['A186', 'questions.problems.ageWrong', '年龄输入错误', undefined],
  ['A7', 'questions.problems.heightWrong', '身高输入错误', undefined],
  ['A186', 'questions.problems.menarcheAgeMissing', '请填写初潮年龄', undefined],
  ['A186', 'questions.problems.firstPregnancyAgeMissing', '请填写初次妊娠年龄', undefined],
  ['A187', 'questions.problems.childbirthMissing', '请填写生育次数', undefined],
  ['A60', 'auth.phoneProblems.missing', '请输入手机号', undefined],
  ['A60', 'auth.phoneProblems.malformed', '手机号格式不正确', undefined],
  ['A60', 'auth.codeProblem', '请输入6位验证码', undefined],
  ['A151', 'auth.phoneUnchanged', '手机号未修改', undefined],
  ['A149', 'account.replace.message', '该手机号已有账号，继续将删除该账号的历史记录，是否继续？', undefined],
  ['A67', 'shell.errors.signedOut', '登录状态已过期', undefined],
  ['A18', 'shell.list.empty', '没有数据', undefined],
  ['A430', 'chat.message.video', '暂无法播放视频', 'Video cannot be played now'],
  ['A386', 'shell.urgentSigns', '发现新肿块或血性溢液，请立即就医', undefined],
  ['A396', 'selectTime.morningFull', '上午预约已满', undefined],
  ['A396', 'selectTime.afternoonFull', '下午预约已满', undefined],
  ['A396', 'checkIn.problems.morningFull', '上午预约已满', undefined],
  ['A396', 'checkIn.problems.afternoonFull', '下午预约已满', undefined],
  ['A123', 'checkIn.problems.halfMissing', '请选择时间段', undefined],
  ['A105', 'booking.confirm.wait', '请耐心等待，正在创建订单', undefined],
  ['A119', 'appointments.cancel.chooseReason', '请选择取消原因', undefined],
  ['A120', 'appointments.cancel.reasons.planChanged', '行程有变/预约错误', undefined],
  ['A157', 'coupons.noThreshold', '无门槛', undefined],
  ['A158', 'coupons.allServices', '全部服务', undefined],
  ['A15', 'payment.leaveConfirm.title', '您还没有支付', undefined],
  ['A15', 'payment.leaveConfirm.message', '您确定要退出当前页面吗？', undefined],
])('[A430, A47] (%s) %s has its text letter for letter', (_id, key, chinese, english) => {
  if (chinese !== undefined) expect(zh.get(key)).toBe(chinese)
  if (english !== undefined) expect(en.get(key)).toBe(english)
})

/** The rows of A535's table, each with the document's words and the app's labels. */
const narrowed = (): { words: string[]; labels: string[] }[] => {
  const [, decision = ''] = read('docs/specification/decisions/shared.md').text.split('\n## A535.')
  return decision
    .replace(/\n## [^]*$/, '')
    .split('\n')
    .flatMap((line) => {
      const [, , words, labels] = line.split('|').map((cell) => cell.trim())
      return words === undefined || labels === undefined || words.startsWith('---')
        ? []
        : [{ words: words.split('; '), labels: labels.split('; ') }]
    })
    .slice(1)
}

test('[A535] the app has each English label that the decision lists, one for each word of the document', () => {
  const rows = narrowed()
  expect(rows).toHaveLength(32)
  for (const { words, labels } of rows) expect(labels).toHaveLength(words.length)
  const texts = new Set(en.values())
  expect(rows.flatMap(({ labels }) => labels).filter((label) => !texts.has(label))).toEqual([])
})
