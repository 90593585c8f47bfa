// What the PDF reader needs and iOS 15.0 to 15.3 lacks; the reader brings everything newer itself.

const put = (target: object, name: string, value: unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const place = Math.trunc(index) || 0
  return this[place < 0 ? this.length + place : place]
}

for (const { prototype } of [Array, String, Object.getPrototypeOf(Uint8Array) as { prototype: object }])
  put(prototype, 'at', at)

put(Object, 'hasOwn', (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name))
