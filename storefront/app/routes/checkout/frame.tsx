import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LandoltRing, ringGaps } from "#app/design/drawings/landolt-ring.tsx";
import { Container } from "#app/design/layout.tsx";
import { PageHead } from "#app/document/page-head.tsx";

const steps = ["shipping", "summary", "payment"] as const;

interface CheckoutFrameProps {
  step: (typeof steps)[number];
  title: string;
  children: ReactNode;
}

/** Title and progress around a step of the checkout. The ring's gap turns on with each step. */
export function CheckoutFrame({ step, title, children }: CheckoutFrameProps) {
  const t = useTranslations("checkout.steps");
  const now = steps.indexOf(step);
  return (
    <Container className="checkout pt-8 pb-20 sm:pt-12">
      <PageHead title={title} hidden />
      <nav aria-label={t("label")}>
        <p className="sr-only">{t("of", { step: now + 1, steps: steps.length })}</p>
        <ol className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small sm:gap-x-8 sm:text-base">
          {steps.map((name, index) => (
            <li
              key={name}
              aria-current={index === now ? "step" : undefined}
              className="flex items-center gap-2 text-quiet aria-[current=step]:font-semibold aria-[current=step]:text-ink"
            >
              <LandoltRing
                gap={ringGaps[index * 2] ?? "right"}
                className={`size-5 ${index <= now ? "text-accent" : "opacity-40"}`}
              />
              {t(name)}
            </li>
          ))}
        </ol>
      </nav>
      <h1 className="mt-8 mb-10 text-4">{title}</h1>
      {children}
    </Container>
  );
}
