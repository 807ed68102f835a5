/** One address of each template, in its English form: pages of one module that look alike. */
export const templates = [
  "/",
  "/design",
  "/services",
  "/lookbook",
  "/lookbook/torvik-fjell",
  "/search?q=biofinity",
  "/search?q=zzzzqqqqxxxx",
  "/compare?with=torvik-fjell&with=oakley-holbrook&with=biofinity",
  "/brands",
  "/brands/oakley",
  "/contact",
  "/about",
  "/homeservice",
  "/homeservice/thank-you",
  "/shop",
  "/shop/contact-lenses",
  "/shop/product/biofinity",
  "/shop/product/oakley-holbrook",
  "/shop/cart-summary",
  "/order",
  "/withdrawal",
  "/new-password",
  "/account/sign-in",
  "/legal/terms",
  "/legal/cookies",
] as const;

/** Every screen of the site that has an address of its own, in its English form. */
export const paths = [
  ...templates,
  ...(["/lookbook?page=2", "/shop/oakley", "/shop/oakley?shape=round&sort=price"] as const),
  ...(["/shop/accessories", "/brands/torvik", "/design?lens=50&bridge=20&temple=145"] as const),
  ...(["/legal/notice", "/legal/privacy", "/legal/delivery-and-returns"] as const),
  ...(["/legal/accessibility", "/appointment"] as const),
] as const;
