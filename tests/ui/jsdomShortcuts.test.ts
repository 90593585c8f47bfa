import { expect, test } from 'vitest'

/** Every kind of element whose visibility depends on more than its tag, with content. */
const PAGE = `
  <main><h1>a</h1><p>b<span>c</span></p><ul><li>d</li></ul><table><tbody><tr><td>e</td></tr></tbody></table></main>
  <div hidden><p>f</p></div><div style="visibility: hidden"><p>g<button>h</button></p></div>
  <p style="display: none">i</p><div style="display: none"><p>j</p></div><p style="visibility: visible">k</p>
  <table><tbody hidden><tr><td>l</td></tr></tbody></table><dialog>m</dialog><dialog open><p>n</p></dialog>
  <input type="hidden"><input type="text"><button type="button">o</button><select><option>p</option></select>
  <details><summary>q</summary><p>r</p></details><div popover>s</div><slot></slot><template></template>
  <svg><path></path></svg><fieldset><legend>t</legend></fieldset><label>u</label><a href="/">v</a>`

const shown = () =>
  [...document.querySelectorAll('body *')].map((element) => {
    const style = window.getComputedStyle(element)
    const { display, visibility, opacity, pointerEvents } = style
    return [element.outerHTML, display, visibility, opacity, pointerEvents, style.getPropertyValue('display')]
  })

test('element visibility equals that of jsdom', () => {
  document.body.innerHTML = PAGE
  const quickly = shown()
  // With a style sheet in the page, jsdom is called.
  const sheet = document.createElement('style')
  document.head.append(sheet)
  const slowly = shown()
  expect(document.styleSheets).toHaveLength(1)
  sheet.remove()
  expect(quickly).toEqual(slowly)
})

test('an element is found by its id exactly where jsdom finds it', () => {
  document.body.innerHTML = '<i id="twice"></i><p id="in"><b id="deep"></b><b id="twice"></b></p><i id="out"></i>'
  const inside = document.querySelector('p')
  for (const id of ['in', 'deep', 'twice', 'out', 'none', ''])
    expect(inside?.querySelector(`[id="${id}"]`), id).toBe(inside?.querySelector(`[id='${id}']`))
  expect(inside?.querySelector('[id="deep"]')).not.toBeNull()
  expect(document.createElement('p').querySelector('[id="deep"]')).toBeNull()
})
