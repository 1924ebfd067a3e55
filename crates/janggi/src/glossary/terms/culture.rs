//! Players, bodies and history (사람과 역사).

use crate::glossary::term::{Group, Term};

const fn term(id: &'static str, korean: (&'static str, &'static str), english: &'static str) -> Term {
    Term::new(Group::Culture, id, korean, english)
}

pub(super) const TERMS: [Term; 7] = [
    term("janggi", ("장기", "janggi"), "Janggi, Korean chess")
        .sounds("djang-Gi")
        .spelt(&["changgi", "jangki"])
        .hanja("將棋")
        .dutch("Janggi")
        .about(
            "The game itself; the name means roughly “strategy game of generals”. Also spelt changgi and jangki.",
            "장군을 두고 겨루는 놀이라는 뜻입니다.",
            "Het spel zelf, zoiets als ‘strategiespel van generaals’; ook gespeld als changgi en jangki.",
        ),
    term("geup", ("급", "geup"), "geup, student grade")
        .hanja("級")
        .about(
            "Grades of learners, counted down: 18급 is a beginner, 1급 stands before the first dan.",
            "배우는 사람의 등급으로, 18급에서 시작해 숫자가 작을수록 세며 1급 다음이 초단입니다.",
            "Graden van leerlingen, aftellend: 18급 is een beginner, 1급 staat vlak voor de eerste dan.",
        ),
    term("dan", ("단", "dan"), "dan, master grade")
        .sounds("dan")
        .hanja("段")
        .dutch("dan")
        .about(
            "Grades of strong and professional players, counted up: the higher the number before dan, the stronger, up to 9단.",
            "센 사람과 프로의 등급으로, 숫자가 클수록 세며 9단이 가장 높습니다.",
            "Graden van sterke en professionele spelers, optellend: hoe hoger het getal voor dan, hoe sterker, tot 9단.",
        ),
    term("tournament", ("대회", "daehoe"), "tournament")
        .hanja("大會")
        .dutch("toernooi")
        .about(
            "Leagues of the KJF count 7 points for a full win, 4 for a win on points, 2 for a loss on points and 0 for a full loss.",
            "대한장기연맹 리그전은 완승 7점, 점수승 4점, 점수패 2점, 완패 0점을 줍니다.",
            "Competities van de KJF geven 7 punten voor volle winst, 4 voor winst op punten, 2 voor verlies op punten en 0 voor vol verlies.",
        ),
    term("kja", ("대한장기협회", "Daehan Janggi Hyeophoe"), "Korea Janggi Association (KJA)")
        .hanja("大韓將棋協會")
        .about(
            "One of the two bodies of South Korean Janggi, which promotes the game and grants grades.",
            "한국 장기의 두 단체 가운데 하나로, 장기를 보급하고 단을 줍니다.",
            "Een van de twee bonden van het Zuid-Koreaanse Janggi, die het spel bevordert en graden toekent.",
        ),
    term("kjf", ("대한장기연맹", "Daehan Janggi Yeonmaeng"), "Korea Janggi Federation (KJF)")
        .hanja("大韓將棋聯盟")
        .about(
            "The other body of South Korean Janggi; its rules are the base of the Dutch manual of KoopKorea.",
            "한국 장기의 또 다른 단체로, 쿱코리아 네덜란드어 설명서의 바탕이 된 규칙을 정했습니다.",
            "De andere bond van het Zuid-Koreaanse Janggi; haar regels zijn de basis van de Nederlandse handleiding van KoopKorea.",
        ),
    term("chu-han", ("초한전쟁", "Chohan jeonjaeng"), "Chu–Han Contention")
        .hanja("楚漢戰爭")
        .dutch("Chu-Han-oorlog")
        .about(
            "The war of 206 to 202 BC between Xiang Yu of Chu and Liu Bang of Han, after the fall of Qin; the two sides bear its names.",
            "진나라가 무너진 뒤 기원전 206년부터 202년까지 초의 항우와 한의 유방이 벌인 싸움으로, 두 진영의 이름이 여기서 왔습니다.",
            "De oorlog van 206 tot 202 v.Chr. tussen Xiang Yu van Chu en Liu Bang van Han, na de val van Qin; de twee partijen heten ernaar.",
        ),
];
