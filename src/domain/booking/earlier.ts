import type { Specification } from './service'

/**
 * Returns the id of the package with this name, or '' if none or several have it. An appointment has only the name of
 * its package, not the id.
 */
export const specificationNamed = (
  name: string | undefined,
  specifications: readonly Pick<Specification, 'id' | 'name'>[],
): string => {
  const [only, ...others] = specifications.filter((one) => one.name === name)
  return name === undefined || others.length > 0 ? '' : (only?.id ?? '')
}
