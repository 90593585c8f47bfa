import { format } from 'prettier'
import { prettier } from '../../package.json'
import { examplesOf } from './examples'
import { namedSchemas } from './jsonSchema'
import { describedCalls, openApiOf, type Described } from './openapi'
import { pagesOf } from './pages'

/** Returns every call with its schemas and an example. They are the same on every day and machine. */
export const contractCalls = async (): Promise<Described[]> => describedCalls(await examplesOf())

/** Returns the files of docs/api by their names. */
export const contractFiles = async (calls: readonly Described[]): Promise<Record<string, string>> => ({
  'openapi.json': await format(JSON.stringify(openApiOf(calls)), { ...prettier, parser: 'json' }),
  ...pagesOf(calls, namedSchemas()),
})
