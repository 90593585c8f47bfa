/** In whole years. */
export const ADULT_AGE = 18
