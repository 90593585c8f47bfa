import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCORE_SEGMENTS } from '@/domain/riskLevel'
import { ScoreBar } from '@/ui/ScoreBar'

const show = (score: number) => {
  render(<ScoreBar score={score} segments={SCORE_SEGMENTS} label={`${score}分（满分100）`} />)
  return screen.getByRole('img', { name: `${score}分（满分100）` })
}

test('[RISK-02] [A209] the five segments take their share of the card’s width, with the figures at their ends', () => {
  const picture = show(38)
  expect([...picture.querySelectorAll<HTMLElement>('[data-level]')].map(({ style }) => style.width)).toEqual([
    '10%',
    '20%',
    '25%',
    '25%',
    '20%',
  ])
  expect(
    [...picture.querySelectorAll<HTMLElement>(':scope > span')].map(({ textContent, style }) => [
      textContent,
      style.left,
    ]),
  ).toEqual([
    ['0', '0%'],
    ['10', '10%'],
    ['30', '30%'],
    ['55', '55%'],
    ['80', '80%'],
    ['100', '100%'],
  ])
})

test.each([0, 55, 100])('[RISK-09] [A209] the pointer has its size in pixels and stands at the score %i', (score) => {
  const pointer = show(score).querySelector('svg')
  expect(pointer).toHaveAttribute('width', '14')
  expect(pointer).toHaveAttribute('height', '12')
  expect(pointer).toHaveStyle({ left: `${score}%` })
})

test('[RISK-09] [A209] picture, bar and place of the pointer have sizes in pixels that no text size changes', () => {
  const css = readFileSync('src/ui/ScoreBar.module.css', 'utf8')
  const rule = (name: string) => new RegExp(`\\n\\.${name} \\{([^}]*)\\}`).exec(css)?.[1]
  expect(rule('picture')).toMatch(/ height: 62px;\n {2}padding-top: 18px;/)
  expect(rule('bar')).toMatch(/ height: 20px;/)
  expect(rule('pointer')).toMatch(/ top: 4px;\n {2}margin-inline-start: -7px;/)
})
