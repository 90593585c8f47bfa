const words = {
  patientGone: '之前选的人已不在受检人名单中，请重新选择。',
  notListed: '受检人名单里还没有您，请先完善个人资料。',
  openings: {
    label: '不知道怎么写？点一下，接着写：',
    put: '{{opening}}：',
    what: '症状',
    where: '部位',
    since: '多久了',
    period: '和月经的关系',
    worry: '最担心的',
    full: '字数快满了，请先删掉几个字。',
  },
  tips: {
    title: '怎样拍得清楚',
    light: '在窗边或明亮的灯下拍，不开闪光灯。',
    distance: '别贴得太近。近拍一张，再退后一点拍一张，让医生看得出在哪里。',
    focus: '点一下屏幕上要看的地方，等画面变清楚再按快门。',
    face: '只拍要看的部位，不要拍到脸。',
  },
  blurred: {
    text: '第 {{number}} 张图片看起来有点模糊，医生可能看不清细节。',
    again: '重拍',
    againOne: '重拍第 {{number}} 张图片',
    keep: '就用这张',
    keepOne: '就用这张：第 {{number}} 张图片',
  },
} as const

export default words
