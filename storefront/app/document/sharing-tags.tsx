import { createContext, useContext } from "react";
import { localeOf, siteLanguages } from "../language/addresses.ts";
import { useLanguage } from "../language/use-language.ts";
import type { PictureSource } from "../pictures/address.ts";
import { sharingAddress, sharingSize } from "../pictures/sharing.ts";

/** On the server, the address of the picture that shows a page's title; in the browser nothing. */
export const TitleAddress = createContext((_: { title: string; name: string }): string => "");

export interface SharedPicture {
  source: PictureSource;
  /** What is seen. */
  alt: string;
}

interface SharingTagsProps {
  /** With the name of the business. */
  title: string;
  /** What the page is called, in large letters; empty for a picture of the whole site. */
  label: string;
  name: string;
  description: string | undefined;
  origin: string;
  url: string;
  picture: SharedPicture | undefined;
}

const openGraphLocale = (language: Parameters<typeof localeOf>[0]) =>
  localeOf(language).replace("-", "_");

/** What social networks and messengers show of a page that somebody shares. */
export function SharingTags(props: SharingTagsProps) {
  const { title, label, name, description, origin, url, picture } = props;
  const language = useLanguage();
  const titleAddress = useContext(TitleAddress);
  const path = picture ? sharingAddress(picture.source) : titleAddress({ title: label, name });
  return (
    <>
      <meta property="og:type" content="website" />
      {name && <meta property="og:site_name" content={name} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {siteLanguages.map(
        (one) =>
          one !== language && (
            <meta key={one} property="og:locale:alternate" content={openGraphLocale(one)} />
          ),
      )}
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:type" content={picture ? "image/jpeg" : "image/png"} />
      <meta property="og:image:width" content={String(sharingSize.width)} />
      <meta property="og:image:height" content={String(sharingSize.height)} />
      <meta property="og:image:alt" content={picture ? picture.alt : label || name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
