export type Advertisement = { id: string; pictureUrl: string | undefined; link: string | undefined }

export type NewsColumn = { id: string; name: string | undefined }

export type NewsItem = {
  id: string
  title: string | undefined
  abstract: string | undefined
  thumbnailUrl: string | undefined
  publishedAt: string | undefined
}

export type Article = NewsItem & { author: string | undefined; html: string | undefined }
