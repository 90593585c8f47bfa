export const Pay = () => <button type="button" role="button" />
