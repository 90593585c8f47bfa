export const Raw = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />
