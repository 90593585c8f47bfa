import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckList } from '@/ui/CheckList'
import { ChoiceField } from '@/ui/ChoiceField'
import { focusAnswer, FormField } from '@/ui/FormField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { TextField } from '@/ui/TextField'
import { useFormProblems } from '@/ui/useFormProblems'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const sent = vi.fn()

type Values = { name: string; half: string; city: string; who: string }
const EMPTY: Values = { name: '', half: '', city: '', who: '' }
const OPTIONS = ['a', 'b'].map((value) => ({ value, label: value }))

/** A form with every kind of field; its values are in another order than its fields. */
const Form = ({ start = EMPTY, full = false }: { start?: Values; full?: boolean }) => {
  const [values, setValues] = useState(start)
  const set = (field: keyof Values) => (value: string) => setValues((before) => ({ ...before, [field]: value }))
  const { who, city, half, name } = values
  const { field, errorOf, pass } = useFormProblems({ who, city, half, name }, (one) =>
    values[one] === '' ? `${one} is missing` : one === 'name' && name.length < 3 ? 'name is short' : undefined,
  )
  return (
    <>
      <FormField {...field('name')}>
        <TextField
          label="name"
          value={name}
          hint="hint"
          error={errorOf('name')}
          onChange={set('name')}
          trailing={<button type="button">beside</button>}
        />
      </FormField>
      <FormField {...field('city')}>
        <ChoiceField
          label="city"
          placeholder="none"
          closeText="close"
          options={OPTIONS}
          value={city === '' ? undefined : city}
          onChoose={set('city')}
          error={errorOf('city')}
        />
      </FormField>
      <FormField {...field('half')}>
        <SegmentedControl
          label="half"
          options={OPTIONS.map((option) => ({ ...option, disabled: full }))}
          value={half}
          onChoose={set('half')}
          error={errorOf('half')}
        />
      </FormField>
      <FormField {...field('who')}>
        <CheckList
          label="who"
          options={OPTIONS}
          value={who === '' ? [] : who.split(' ')}
          onChange={(ticked) => set('who')(ticked.join(' '))}
          error={errorOf('who')}
        />
      </FormField>
      <button type="button" onClick={() => pass(['name'])}>
        ask
      </button>
      <button type="button" onClick={() => pass() && sent()}>
        send
      </button>
    </>
  )
}

const name = () => screen.getByRole('textbox', { name: 'name' })
const city = () => screen.getByRole('button', { name: /^city/ })
const half = () => screen.getByRole('radiogroup', { name: 'half' })
const who = () => screen.getByRole('group', { name: 'who' })
const inSheet = (choice: string) => within(screen.getByRole('dialog')).getByRole('radio', { name: choice })
const tap = (button: string) => user.click(screen.getByRole('button', { name: button }))

beforeEach(() => {
  sent.mockClear()
})

describe('a submission', () => {
  test('[A174] it says of every field what is wrong, ties it to the field, and moves to the first on the screen', async () => {
    const { container } = render(<Form />)
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await tap('send')
    expect(name()).toHaveFocus()
    expect(scrolled.mock.contexts).toEqual([container.querySelector('[data-field="name"]')])
    expect(name()).toBeInvalid()
    expect(name()).toHaveAccessibleDescription('hint name is missing')
    expect(city()).toHaveAccessibleDescription('city is missing')
    expect(half()).toBeInvalid()
    expect(half()).toHaveAccessibleDescription('half is missing')
    expect(who()).toHaveAccessibleDescription('who is missing')
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid()
    expect(sent).not.toHaveBeenCalled()
  })

  test('an error is shown at the field before the focus arrives, so that both are read out', async () => {
    render(<Form />)
    const announced: (string | null)[] = []
    name().addEventListener('focus', () => announced.push(name().getAttribute('aria-invalid')))
    await tap('send')
    expect(announced).toEqual(['true'])
    expect(screen.getByText('name is missing').closest('[aria-live="polite"]')).not.toBeNull()
  })

  test('it moves to the first wrong field, of whatever kind', async () => {
    render(<Form start={{ ...EMPTY, name: 'long' }} />)
    await tap('send')
    expect(city()).toHaveFocus()
    await user.click(city())
    await user.click(inSheet('a'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await tap('send')
    expect(half()).toContainElement(document.activeElement as HTMLElement)
    await user.click(screen.getByRole('radio', { name: 'a' }))
    await tap('send')
    expect(who()).toContainElement(document.activeElement as HTMLElement)
    await user.click(screen.getByRole('checkbox', { name: 'a' }))
    await tap('send')
    expect(sent).toHaveBeenCalledOnce()
    expect(screen.queryByText(/missing/)).toBeNull()
  })

  test('it moves to the field before a disabled one, which has to change first', async () => {
    render(<Form start={{ name: 'long', half: '', city: 'a', who: 'a' }} full />)
    await tap('send')
    expect(half()).toHaveAccessibleDescription('half is missing')
    expect(city()).toHaveFocus()
  })

  test('a submission of a part judges that part', async () => {
    render(<Form />)
    await tap('ask')
    expect(name()).toHaveFocus()
    expect(name()).toBeInvalid()
    expect(half()).toBeValid()
  })
})

describe('a field', () => {
  test('[A174] shows its error when it is left, not while it is typed or corrected', async () => {
    render(<Form />)
    await user.type(name(), 'ab')
    expect(name()).toBeValid()
    await user.tab()
    expect(name()).toHaveAccessibleDescription('hint name is short')
    await user.type(name(), '{Backspace}')
    expect(name()).toBeValid()
    await user.tab()
    expect(name()).toBeInvalid()
  })

  test('shows no error when it was left unchanged', async () => {
    render(<Form />)
    await user.click(name())
    await user.tab()
    await user.tab()
    await user.tab()
    expect(screen.queryByText(/missing/)).toBeNull()
  })

  test('is left when the focus moves to its button', async () => {
    render(<Form />)
    await user.type(name(), 'ab')
    await user.tab()
    expect(screen.getByRole('button', { name: 'beside' })).toHaveFocus()
    expect(name()).toBeInvalid()
  })

  test('is not left by switching to another app, nor by a step within it', async () => {
    render(<Form start={{ ...EMPTY, who: 'a' }} />)
    await user.type(name(), 'ab')
    // The window loses the focus while the field keeps it.
    fireEvent.focusOut(name())
    expect(name()).toBeValid()
    await user.click(screen.getByRole('checkbox', { name: 'a' }))
    await user.tab()
    expect(screen.getByRole('checkbox', { name: 'b' })).toHaveFocus()
    expect(who()).toHaveAccessibleDescription('')
    await user.tab()
    expect(who()).toHaveAccessibleDescription('who is missing')
  })

  test('is not left while its sheet is open', async () => {
    render(<Form start={{ ...EMPTY, city: 'a' }} />)
    await user.click(city())
    await user.click(inSheet('b'))
    await waitFor(() => expect(city()).toHaveFocus())
    expect(city()).toHaveTextContent('b')
    expect(screen.queryByText(/missing/)).toBeNull()
  })

  test('is focused at its answer, or where the answer is given', () => {
    const { rerender } = render(<Form key="answered" start={{ ...EMPTY, half: 'b' }} />)
    focusAnswer('half')
    expect(screen.getByRole('radio', { name: 'b' })).toHaveFocus()
    rerender(<Form key="open" />)
    focusAnswer('half')
    expect(screen.getByRole('radio', { name: 'a' })).toHaveFocus()
  })
})
