import { useTranslation } from "react-i18next";

export function useTexts() {
  return useTranslation("lenses").t;
}
