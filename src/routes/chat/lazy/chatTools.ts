import { ChatMenu } from './ChatMenu'
import { ChatSearch } from './ChatSearch'
import { KeepChat } from './KeepChat'

export const chatTools = { ChatMenu, ChatSearch, KeepChat }
