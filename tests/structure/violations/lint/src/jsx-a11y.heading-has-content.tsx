export const Title = () => <h1 />
