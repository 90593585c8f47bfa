import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCORE_SEGMENTS } from '../../src/domain/riskLevel'
import { ScoreBar } from '../../src/ui/ScoreBar'

const show = (score: number) => {
  render(<ScoreBar score={score} segments={SCORE_SEGMENTS} label={`${score}分（满分100）`} />)
  return screen.getByRole('img', { name: `${score}分（满分100）` })
}

test('[RISK-09] the picture of the score has fixed pixel sizes and fits a narrow phone beside the page’s margins', () => {
  const picture = show(38)
  expect(picture).toHaveAttribute('width', '324')
  expect(picture).toHaveAttribute('height', '62')
  expect(picture).not.toHaveAttribute('viewBox')
})

test('[RISK-02] [A209] five segments 30, 60, 75, 75 and 60 pixels wide, the figures 0 10 30 55 80 100 at their places', () => {
  const picture = show(38)
  expect(
    [...picture.querySelectorAll('rect')].map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')]),
  ).toEqual([
    ['12', '30'],
    ['42', '60'],
    ['102', '75'],
    ['177', '75'],
    ['252', '60'],
  ])
  expect([...picture.querySelectorAll('text')].map((text) => [text.textContent, text.getAttribute('x')])).toEqual([
    ['0', '12'],
    ['10', '42'],
    ['30', '102'],
    ['55', '177'],
    ['80', '252'],
    ['100', '312'],
  ])
})

test.each([
  [0, 'M12 18l-7 -12h14z'],
  [55, 'M177 18l-7 -12h14z'],
  [100, 'M312 18l-7 -12h14z'],
])('[A209] the pointer stands at the score %i', (score, path) => {
  expect(show(score).querySelector('path')).toHaveAttribute('d', path)
})
