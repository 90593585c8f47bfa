export const thenable = { then: 1 }
