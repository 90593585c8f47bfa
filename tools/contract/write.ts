import { format } from 'prettier'
import { prettier } from '../../package.json'
import { examplesOf } from './examples'
import { namedSchemas } from './jsonSchema'
import { describedCalls, openApiOf } from './openapi'
import { pagesOf } from './pages'

/** Returns the files of docs/api by their names. They are the same on every day and machine. */
export const contractFiles = async (): Promise<Record<string, string>> => {
  const calls = describedCalls(await examplesOf())
  return {
    'openapi.json': await format(JSON.stringify(openApiOf(calls)), { ...prettier, parser: 'json' }),
    ...pagesOf(calls, namedSchemas()),
  }
}
