export const Send = ({ label }: { label: string }) => <button>{label}</button>
