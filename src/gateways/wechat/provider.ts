import type { AuthoriseRequest, WechatGateway } from './port'

/** The messaging app's provider of identities; an empty address stands for none. */
export const wechatProvider = (settings: {
  authorizeUrl: string
  appId: string
}): Pick<WechatGateway, 'hasProvider' | 'authorise'> => ({
  hasProvider: settings.authorizeUrl !== '',
  authorise: (request) => window.location.assign(authoriseAddress(settings, request)),
})

/** The address that asks the provider for a code (A301). */
export const authoriseAddress = (
  { authorizeUrl, appId }: { authorizeUrl: string; appId: string },
  { scope, redirectUri, state }: AuthoriseRequest,
): string => {
  const query = new URLSearchParams({ appid: appId, redirect_uri: redirectUri, response_type: 'code', scope, state })
  // The provider insists on this fragment.
  return `${authorizeUrl}?${query.toString()}#wechat_redirect`
}
