export declare const lintCommand: string[]
export declare const seedCommand: string[]
export declare const formatCommand: string[]
export declare const BUILD: string[]
