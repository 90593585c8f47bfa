import { ChatMenu } from './ChatMenu'
import { ChatSearch } from './ChatSearch'

export const chatTools = { ChatMenu, ChatSearch }
