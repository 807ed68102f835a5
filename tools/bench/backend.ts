/** The backend's API as the bench asks it. */

/** What is read of the answers; each holds some of it. */
interface Answer {
  readonly type: string;
  readonly outcome: string;
  readonly token: string;
  readonly bag: { readonly id: string; readonly lines: readonly { readonly id: string }[] };
  readonly cart: { readonly id: string; readonly total: number; readonly currency_code: string };
  readonly payment_collection: { readonly id: string };
  readonly regions: readonly {
    readonly id: string;
    readonly countries: readonly { readonly iso_2: string }[];
  }[];
  readonly shipping_options: readonly {
    readonly id: string;
    readonly price_type: string;
    readonly type: { readonly code: string };
  }[];
  readonly products: readonly {
    readonly handle: string;
    readonly variants: readonly {
      readonly id: string;
      readonly inventory_items?: readonly {
        readonly inventory: {
          readonly id: string;
          readonly location_levels: readonly { readonly location_id: string }[];
        };
      }[];
    }[];
  }[];
}

/** Asks with POST where there is a body. @throws Error for every answer that is not right */
export type Ask = (path: string, body?: Record<string, unknown>) => Promise<Answer>;

export function asking(backend: string, headers: Readonly<Record<string, string>>): Ask {
  return async (path, body) => {
    const answer = await fetch(`${backend}${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

/** The first variant of each product, by handle. */
export async function productsOf(ask: Ask): Promise<(handle: string) => string> {
  const { products } = await ask("/store/products?limit=200&fields=handle,variants.id");
  return (handle) => {
    const variant = products.find((product) => product.handle === handle)?.variants[0];
    if (!variant) throw new Error(`There is no product ${handle}`);
    return variant.id;
  };
}

/** Lays enough of these products on the shelf that no order lacks them. */
export async function fillShelf(
  backend: string,
  person: { email: string; password: string },
  handles: readonly string[],
): Promise<void> {
  const { token } = await asking(backend, {})("/auth/user/emailpass", person);
  const ask = asking(backend, { authorization: `Bearer ${token}` });
  const fields = "handle,*variants.inventory_items.inventory.location_levels";
  for (const handle of handles) {
    const { products } = await ask(`/admin/products?handle=${handle}&fields=${fields}`);
    for (const { inventory_items = [] } of products.flatMap(({ variants }) => variants)) {
      for (const { inventory } of inventory_items) {
        for (const { location_id } of inventory.location_levels) {
          const path = `/admin/inventory-items/${inventory.id}/location-levels/${location_id}`;
          await ask(path, { stocked_quantity: 1000 });
        }
      }
    }
  }
}
