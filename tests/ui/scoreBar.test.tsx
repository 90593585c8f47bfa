import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCORE_SEGMENTS } from '@/domain/riskLevel'
import { ScoreBar } from '@/ui/ScoreBar'

const show = (score: number) => {
  render(<ScoreBar score={score} segments={SCORE_SEGMENTS} label={`${score}分（满分100）`} />)
  return screen.getByRole('img', { name: `${score}分（满分100）` })
}

test('[RISK-09] the picture of the score has fixed pixel sizes and fits a narrow phone beside the page’s margins', () => {
  const picture = show(38)
  expect(picture).toHaveAttribute('width', '256')
  expect(picture).toHaveAttribute('height', '62')
  expect(picture).not.toHaveAttribute('viewBox')
})

test('[RISK-02] [A209] the five segments are 22, 44, 55, 55 and 44 pixels wide, with the figures 0 10 30 55 80 100 at their places', () => {
  const picture = show(38)
  expect(
    [...picture.querySelectorAll('rect')].map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')]),
  ).toEqual([
    ['18', '22'],
    ['40', '44'],
    ['84', '55'],
    ['139', '55'],
    ['194', '44'],
  ])
  expect([...picture.querySelectorAll('text')].map((text) => [text.textContent, text.getAttribute('x')])).toEqual([
    ['0', '18'],
    ['10', '40'],
    ['30', '84'],
    ['55', '139'],
    ['80', '194'],
    ['100', '238'],
  ])
})

test.each([
  [0, 'M18 18l-7 -12h14z'],
  [55, 'M139 18l-7 -12h14z'],
  [100, 'M238 18l-7 -12h14z'],
])('[A209] the pointer is drawn at the score %i', (score, path) => {
  expect(show(score).querySelector('path')).toHaveAttribute('d', path)
})
