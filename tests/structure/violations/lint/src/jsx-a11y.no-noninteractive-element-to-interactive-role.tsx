export const Title = ({ label }: { label: string }) => <h1 role="button">{label}</h1>
