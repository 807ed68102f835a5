import { Link } from "react-router-dom";

export function OrderLink({ id, number }: { id: string; number: number | string }) {
  return (
    <Link className="text-ui-fg-interactive hover:underline" to={`/orders/${id}`}>
      {`#${number}`}
    </Link>
  );
}
