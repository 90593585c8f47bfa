import { ChatMenu } from './ChatMenu'
import { ChatQuestion } from './ChatQuestion'
import { ChatSearch } from './ChatSearch'
import { KeepChat } from './KeepChat'

export const chatTools = { ChatMenu, ChatQuestion, ChatSearch, KeepChat }
