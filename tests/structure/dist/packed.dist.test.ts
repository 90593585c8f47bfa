import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isCompressible, isPrecompressed } from '../../../tools/build/precompress.mjs'
import { ROOT } from '../source'
import { readBuild, type Build } from './build'

const bytesOf = ({ folder }: Build, file: string): Buffer => readFileSync(join(ROOT, folder, file))

test.each(['dist', 'dist-demo'])(
  '%s is stored with its compressed forms, each with the same content and smaller',
  (folder) => {
    const build = readBuild(folder)
    const forms = build.files.filter(isPrecompressed)
    const amiss = forms.filter((form) => {
      const file = form.replace(/\.\w+$/, '')
      if (!build.files.includes(file)) return true
      const [packed, original] = [bytesOf(build, form), bytesOf(build, file)]
      const read = form.endsWith('.br') ? brotliDecompressSync(packed) : gunzipSync(packed)
      return packed.length >= original.length || !read.equals(original)
    })
    expect(amiss).toEqual([])
    const bare = build.files.filter((file) => isCompressible(file) && !build.files.includes(`${file}.br`))
    expect(bare.filter((file) => bytesOf(build, file).length > 200)).toEqual([])
    expect(forms.length).toBeGreaterThan(100)
  },
)

test('a script compressed with brotli has at most 0.93 of its size with gzip', () => {
  const build = readBuild('dist')
  const sizeOf = (end: string) =>
    build.files.filter((file) => file.endsWith(end)).reduce((sum, file) => sum + bytesOf(build, file).length, 0)
  expect(sizeOf('.js.br') / sizeOf('.js.gz')).toBeLessThan(0.93)
})
