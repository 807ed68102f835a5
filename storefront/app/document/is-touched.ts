/**
 * Whether somebody has filled in a form since the page came: `wake.tsx` notes it, also before the page's
 * program runs. Asked in a form's first effect, it tells what was done before that.
 */
export const isTouched = (form: HTMLFormElement | null | undefined): boolean =>
  form?.dataset.touched !== undefined;
