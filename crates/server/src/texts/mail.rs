//! Written by `cargo xtask generate` from texts/*/mail.ftl.

use janggi::explain::Language;

pub(crate) fn confirm_subject(language: Language) -> &'static str {
    match language {
        Language::Korean => "[장군] 이메일 주소를 확인해 주세요",
        Language::English => "Janggun: confirm your email address",
        Language::Dutch => "Janggun: bevestig je e-mailadres",
    }
}

pub(crate) fn confirm_body(language: Language, link: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("이 주소를 계정의 이메일 주소로 쓰려면 24시간 안에 아래 링크를 열어 주세요.\n\n{link}\n\n요청하신 적이 없다면 이 메일을 무시해 주세요. 링크를 열지 않으면 아무것도 바뀌지 않습니다."),
        Language::English => format!("To confirm this email address for your account, open this link within 24 hours:\n\n{link}\n\nIf you did not request this, ignore this email: nothing changes unless the link is opened."),
        Language::Dutch => format!("Open deze link binnen 24 uur om dit e-mailadres aan je account te koppelen:\n\n{link}\n\nHeb je hier niet om gevraagd? Negeer dit bericht dan: zolang niemand de link opent, verandert er niets."),
    }
}

pub(crate) fn reset_subject(language: Language) -> &'static str {
    match language {
        Language::Korean => "[장군] 비밀번호 재설정",
        Language::English => "Janggun: set a new password",
        Language::Dutch => "Janggun: stel een nieuw wachtwoord in",
    }
}

pub(crate) fn reset_body(language: Language, link: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("비밀번호를 재설정하려면 1시간 안에 아래 링크를 열어 주세요. 링크는 한 번만 쓸 수 있습니다.\n\n{link}\n\n요청하신 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 그대로입니다."),
        Language::English => format!("To set a new password, open this link within an hour. It works once.\n\n{link}\n\nIf you did not request this, ignore this email: your password stays as it is."),
        Language::Dutch => format!("Open binnen een uur deze link om een nieuw wachtwoord in te stellen. De link werkt één keer.\n\n{link}\n\nHeb je hier niet om gevraagd? Negeer dit bericht dan: je wachtwoord blijft hetzelfde."),
    }
}

pub(crate) fn changed_subject(language: Language) -> &'static str {
    match language {
        Language::Korean => "[장군] 이메일 주소가 바뀌었습니다",
        Language::English => "Janggun: your email address was changed",
        Language::Dutch => "Janggun: je e-mailadres is gewijzigd",
    }
}

pub(crate) fn changed_body(language: Language) -> &'static str {
    match language {
        Language::Korean => "계정의 이메일 주소가 다른 주소로 바뀌었습니다. 이제 이 주소로는 메일을 보내지 않습니다.\n\n직접 바꾸지 않았다면 다른 사람이 계정에 로그인했을 수 있으니, 로그인해서 비밀번호를 바꾸고 다른 기기를 모두 로그아웃해 주세요.",
        Language::English => "Your account now has a different email address. No more emails will be sent to this one.\n\nIf that was not you, someone else may be able to sign in as you: sign in, change your password and sign out all other devices.",
        Language::Dutch => "Je account heeft nu een ander e-mailadres. Naar dit adres sturen we geen e-mail meer.\n\nWas jij dat niet? Dan kan iemand anders misschien in je account: log in, wijzig je wachtwoord en log alle andere apparaten uit.",
    }
}

pub(crate) fn removed_subject(language: Language) -> &'static str {
    match language {
        Language::Korean => "[장군] 이메일 주소가 삭제되었습니다",
        Language::English => "Janggun: your email address was removed",
        Language::Dutch => "Janggun: je e-mailadres is verwijderd",
    }
}

pub(crate) fn removed_body(language: Language) -> &'static str {
    match language {
        Language::Korean => "계정에서 이메일 주소가 삭제되었습니다. 이제 이 주소로는 메일을 보내지 않습니다.\n\n직접 삭제하지 않았다면 다른 사람이 계정에 로그인했을 수 있으니, 로그인해서 비밀번호를 바꾸고 다른 기기를 모두 로그아웃해 주세요.",
        Language::English => "Your account no longer has an email address. No more emails will be sent to this one.\n\nIf that was not you, someone else may be able to sign in as you: sign in, change your password and sign out all other devices.",
        Language::Dutch => "Je account heeft geen e-mailadres meer. Naar dit adres sturen we geen e-mail meer.\n\nWas jij dat niet? Dan kan iemand anders misschien in je account: log in, wijzig je wachtwoord en log alle andere apparaten uit.",
    }
}

pub(crate) fn begun_subject(language: Language) -> &'static str {
    match language {
        Language::Korean => "[장군] 참가하신 대회가 시작되었습니다",
        Language::English => "Janggun: your tournament has started",
        Language::Dutch => "Janggun: je toernooi is begonnen",
    }
}

pub(crate) fn begun_body(language: Language, account: impl core::fmt::Display, link: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("참가 신청하신 대회가 시작되었습니다. 첫 대국이 기다리고 있을 수 있습니다.\n\n{link}\n\n제때 첫 수를 두지 않으면 그 대국을 지게 됩니다.\n\n계정에 이메일 주소를 등록하셔서 보내 드리는 메일입니다. 받고 싶지 않으시면 아래 페이지에서 끌 수 있습니다.\n\n{account}"),
        Language::English => format!("The tournament that you entered has started. Your first game may be waiting for you:\n\n{link}\n\nIf you do not make your first move in time, you lose the game.\n\nYou are receiving this email because your account has an email address. You can turn these emails off here:\n\n{account}"),
        Language::Dutch => format!("Het toernooi waarvoor je je hebt ingeschreven, is begonnen. Misschien wacht je eerste partij al:\n\n{link}\n\nDoe je je eerste zet niet op tijd, dan verlies je de partij.\n\nJe krijgt deze e-mail omdat er een adres bij je account staat. Hier kun je deze e-mails uitzetten:\n\n{account}"),
    }
}

pub(crate) fn club_request_subject(language: Language) -> &'static str {
    match language {
        Language::Korean => "[장군] 동호회 가입 신청이 들어왔습니다",
        Language::English => "Janggun: a player asks to join your club",
        Language::Dutch => "Janggun: een speler wil lid worden van je vereniging",
    }
}

pub(crate) fn club_request_body(language: Language, account: impl core::fmt::Display, link: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("운영하시는 동호회에 가입 신청이 들어왔습니다. 아래 페이지에서 승인하거나 거절할 수 있습니다.\n\n{link}\n\n이런 메일을 받고 싶지 않으시면 아래 페이지에서 끌 수 있습니다.\n\n{account}"),
        Language::English => format!("A player asks to join a club that you run. You can approve or decline here:\n\n{link}\n\nYou can turn these emails off here:\n\n{account}"),
        Language::Dutch => format!("Een speler wil lid worden van een vereniging die jij bestuurt. Hier kun je de speler toelaten of afwijzen:\n\n{link}\n\nHier kun je deze e-mails uitzetten:\n\n{account}"),
    }
}

pub(crate) fn club_answer_subject(language: Language) -> &'static str {
    match language {
        Language::Korean => "[장군] 동호회 가입 신청 결과가 나왔습니다",
        Language::English => "Janggun: your request to join a club",
        Language::Dutch => "Janggun: je aanvraag om lid te worden",
    }
}

pub(crate) fn club_answer_body(language: Language, account: impl core::fmt::Display, link: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("동호회 가입 신청이 처리되었습니다. 아래 페이지에서 결과를 확인해 주세요.\n\n{link}\n\n이런 메일을 받고 싶지 않으시면 아래 페이지에서 끌 수 있습니다.\n\n{account}"),
        Language::English => format!("Your request to join a club has been answered. You can see the answer here:\n\n{link}\n\nYou can turn these emails off here:\n\n{account}"),
        Language::Dutch => format!("Er is antwoord op je aanvraag om lid te worden van een vereniging. Hier lees je het antwoord:\n\n{link}\n\nHier kun je deze e-mails uitzetten:\n\n{account}"),
    }
}

pub(crate) fn greeting(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 님, 안녕하세요."),
        Language::English => format!("Hello {name},"),
        Language::Dutch => format!("Hallo {name},"),
    }
}
