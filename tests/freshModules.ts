import { vi } from 'vitest'

// Files of one worker share jsdom's code and what node_modules holds, which cost most of the time; our own modules,
// with all that they remember, begin anew in each file.
vi.resetModules()
