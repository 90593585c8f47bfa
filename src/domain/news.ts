/** A picture on Home; without a link it leads nowhere (A80). */
export type Advertisement = { id: string; pictureUrl: string | undefined; link: string | undefined }

export type NewsColumn = { id: string; name: string | undefined }

/** What the card of a news item shows (A81); the time of publishing is shown as the server tells it. */
export type NewsItem = {
  id: string
  title: string | undefined
  abstract: string | undefined
  thumbnailUrl: string | undefined
  publishedAt: string | undefined
}

/** A news item with its text, in HTML as the server has it. */
export type Article = NewsItem & { author: string | undefined; html: string | undefined }
