export const Picture = () => <img src="a.png" />
