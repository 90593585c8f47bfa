export const sign = (state: 'ready' | 'failed' | 'idle'): number => {
  switch (state) {
    case 'ready':
      return 1
    default:
      return 0
  }
}
