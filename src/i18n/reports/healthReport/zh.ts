import type { EvaluationAdvice } from '@/domain/evaluationAdvice'
import type { Factor } from '@/domain/reports/healthFacts'

type Advice = Exclude<EvaluationAdvice, 'specialCase'>

const advice = {
  twoExamsWithinAYear:
    '亲属中有人患过乳腺癌，所以建议一年内检查 2 次，大约每半年 1 次。期间发现变化，不要等到那时候，请及时就医。',
  oneYear: '按问卷的回答，建议 1 年后复查。期间发现变化，不要等到那时候，请及时就医。',
  twoYears: '按问卷的回答，建议 2 年后复查。期间发现变化，不要等到那时候，请及时就医。',
} as const satisfies Record<Advice, string>

const factors = {
  weight: '体质指数是 {{bmi}}，高于建议的范围。按身高，参考体重约 {{weight}}\u00a0公斤，慢慢接近就好。',
  smoking: '戒烟什么时候都不晚，对乳房和全身都有好处。戒烟门诊可以帮忙。',
  drink: '少喝一些酒就有好处，不喝最好。',
  lackExercise: '每周活动 150 分钟左右，快走也算，可以分成几次。',
  sleepDebt: '尽量每天睡够 7 小时，少熬夜。长期睡不好，可以请医生帮忙。',
  contraception: '回答里有含激素的药物或避孕药，请告诉医生。如果现在还在用，和医生商量今后怎样用，不要自己突然停药。',
  useProduct: '丰胸、美容或减肥产品里可能含有激素。请看清成分，不确定的先不用，问一问医生。',
  family: '亲属中有人患过乳腺癌，请告诉医生是谁、几岁时患病，医生会据此安排检查。',
} as const satisfies Record<Factor, string>

const words = {
  label: '下一步',
  advice,
  when: '建议在 {{day}}前后检查。',
  firstWhen: '第一次建议在 {{day}}前后检查。',
  special: {
    men: {
      title: '请医生安排检查',
      text: '乳腺癌在男性中很少见，但也会发生；女性的检查间隔不适用于男性。乳房、乳头或腋下有肿块、溢液或皮肤变化，请到医院就诊。',
    },
    pregnancy: {
      title: '先问医生用哪种检查',
      text: '怀孕和哺乳期间乳房会有变化，请先问医生适合用哪种检查方法。摸到新的肿块，不要等到生产或断奶以后，请马上就诊。',
    },
    young: {
      title: '请医生决定要不要检查',
      text: '检查间隔只适用于成年女性。未满 18 岁，请问医生要不要检查、什么时候检查。乳房、乳头或腋下有肿块、溢液或皮肤变化，请到医院就诊。',
    },
  },
  incomplete: {
    person: { title: '还缺年龄或性别', text: '没有年龄和性别，就不能给出检查建议。请补充问卷。' },
    answers: { title: '问卷里还缺回答', text: '没有家族史、生活习惯等回答，就不能给出检查建议。请补充问卷。' },
    action: '补充问卷',
    whose: '这份报告是{{name}}的，请在问卷里选这个人。',
  },
  age: '{{age}}\u00a0岁',
  madeOn: '{{day}}生成',
  living: {
    title: '生活建议',
    factors,
    drinkIfPregnant: '少喝一些酒就有好处，不喝最好。怀孕或哺乳期间，请不要喝酒。',
    weightIfPregnant:
      '体质指数是 {{bmi}}，高于建议的范围。按身高，参考体重约 {{weight}}\u00a0公斤，慢慢接近就好；怀孕或哺乳期间，体重请听医生的。',
    young: {
      drink: '这个年龄请不要喝酒。',
      lackExercise: '多活动对身体好。每天活动多久合适，请问一问医生。',
      sleepDebt: '睡眠不足会影响身体。这个年龄每天睡多久合适，请问一问医生。',
      keepOn: '回答里没有需要改变的习惯。请保持下去：经常活动。',
    },
    keepOn: '回答里没有需要改变的习惯。请保持下去：经常活动，每月自查。',
    unread: '部分生活习惯的回答无法识别，建议可能不完整。',
    unknown: '没有生活习惯的回答，所以这里没有建议。',
  },
  answers: '以下是问卷里的回答。',
} as const

export default words
