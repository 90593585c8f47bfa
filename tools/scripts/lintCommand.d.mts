export declare const lintCommand: string[]
export declare const seedCommand: string[]
export declare const formatCommand: string[]
