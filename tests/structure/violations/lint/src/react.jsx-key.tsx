export const List = ({ rows }: { rows: string[] }) => (
  <ul>
    {rows.map((row) => (
      <li>{row}</li>
    ))}
  </ul>
)
