import type { AuthoriseRequest, WechatGateway } from './port'

/** The messaging app's identity provider; an empty address means none. */
export const wechatProvider = (settings: {
  authorizeUrl: string
  appId: string
}): Pick<WechatGateway, 'hasProvider' | 'authorise'> => ({
  hasProvider: settings.authorizeUrl !== '',
  authorise: (request) => window.location.assign(authoriseAddress(settings, request)),
})

export const authoriseAddress = (
  { authorizeUrl, appId }: { authorizeUrl: string; appId: string },
  { scope, redirectUri, state }: AuthoriseRequest,
): string => {
  const query = new URLSearchParams({ appid: appId, redirect_uri: redirectUri, response_type: 'code', scope, state })
  // The provider requires this fragment.
  return `${authorizeUrl}?${query.toString()}#wechat_redirect`
}
