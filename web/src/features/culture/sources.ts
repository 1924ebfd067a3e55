// Sources of the culture page, with titles as printed, which are the same in every language.
import type { CultureTexts } from "../../texts/culture.gen";

export interface Source {
  readonly text: string;
  readonly href?: string;
}

/** Anchor of a section, which is the same in every language. */
export type SectionId = keyof CultureTexts["sections"];

const WIKIPEDIA: Source = { text: "Wikipedia: Janggi", href: "https://en.wikipedia.org/wiki/Janggi" };
const CULIN: Source = { text: "S. Culin, Korean Games, Philadelphia 1895" };
const MURRAY: Source = { text: "H. J. R. Murray, A History of Chess, Oxford 1913, pp. 134–137" };
const CAZAUX: Source = {
  text: "J.-L. Cazaux, Janggi: Korean Chess",
  href: "http://history.chess.free.fr/",
};
const KOOPKOREA: Source = { text: "KoopKorea, De Grote Janggi Handleiding" };

export const SOURCES: Readonly<Record<SectionId, readonly Source[]>> = {
  history: [
    WIKIPEDIA,
    { text: "janggi.pl: Janggi history", href: "http://www.janggi.pl/history/" },
    CULIN,
    MURRAY,
    CAZAUX,
  ],
  "chu-han": [
    WIKIPEDIA,
    { text: "Wikipedia: Chu–Han Contention", href: "https://en.wikipedia.org/wiki/Chu%E2%80%93Han_Contention" },
  ],
  customs: [KOOPKOREA, WIKIPEDIA],
  tournaments: [{ text: "대한장기연맹, 대회 규정 (2020)" }, WIKIPEDIA, KOOPKOREA],
  setups: [KOOPKOREA],
  grades: [KOOPKOREA],
  north: [
    KOOPKOREA,
    WIKIPEDIA,
    {
      text: "Korart: Janggi, Korean Chess",
      href: "http://www.korart.sca.kp/index.php/home/detail_page?id=287&language=english",
    },
  ],
  places: [
    { text: "pychess.org", href: "https://www.pychess.org/variants/janggi" },
    { text: "GoldToken.com", href: "https://goldtoken.com" },
    { text: "Wikipedia: Janggi, Playsites", href: "https://en.wikipedia.org/wiki/Janggi#Playsites" },
    { text: "BoardGameGeek: Changgi" },
  ],
  reading: [
    { text: "M. Maynard, “Janggi: The Chess of Korea”, Abstract Games 12 (2002), pp. 6–11" },
    { text: "M. Maynard, “Janggi: Addenda”, Abstract Games 15 (2003), p. 28" },
    MURRAY,
    CULIN,
    { text: "D. B. Pritchard, The Encyclopedia of Chess Variants, 1994, pp. 164–165" },
    { text: "D. B. Pritchard, The Classified Encyclopedia of Chess Variants, 2007, pp. 250–251" },
    CAZAUX,
  ],
  gwangsanghui: [
    { text: "南有容, 䨓淵集 卷二十七, 廣象戱志" },
    { text: "Ludii: Gwangsanghui", href: "https://ludii.games/data.php?gameId=1216" },
    {
      text: "ja.wikipedia: 廣象戯 (朝鮮)",
      href: "https://ja.wikipedia.org/wiki/%E5%BB%A3%E8%B1%A1%E6%88%AF_(%E6%9C%9D%E9%AE%AE)",
    },
    { text: "tcatmon: 광상희", href: "https://tcatmon.com/wiki/%EA%B4%91%EC%83%81%ED%9D%AC" },
  ],
};
