export const Outer = ({ label }: { label: string }) => {
  const Inner = () => <i>{label}</i>
  return <Inner />
}
