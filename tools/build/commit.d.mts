/** The commit of a build: the one that a setting names, else the one that is checked out in this folder, else ''. */
export const commitOf: (named: string | undefined, folder: string) => string
