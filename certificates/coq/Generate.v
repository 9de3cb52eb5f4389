(* Words in turns of outer layers generate all the permutations of the stickers of corners, and of those of midges,
   that the invariants allow if the parities of all turns are even: the verified checker of chains computes the order
   of the group of the words, and it is the bound. *)
From Coq Require Import PArith NArith ZArith.
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Pieces Frames Words Cube Classes Corners.
Delimit Scope N_scope with num.
Delimit Scope nat_scope with N.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.
Opaque turn24.

(* The groups of the words. *)
Notation corner_gens := [seq word24 0%N 0%N w | w <- corner_words].
Notation midge_gens := [seq word24 1%N 0%N w | w <- midge_words].

Lemma words_rep layers i j ws :
  all (valid layers) ws -> reps point [seq word_tree i j w | w <- ws] [seq word24 i j w | w <- ws].
Proof.
elim: ws => [|w ws IH]; first by move=> _; constructor.
by move=> /andP[ok oks]; constructor; [exact: word_rep ok | exact: IH].
Qed.

Lemma inhabited : exists x : 'I_24, true. Proof. by exists ord0. Qed.
Lemma corner_card : #|grp corner_gens| = N.to_nat 44089920%num.
Proof.
have ok : all (valid 1%N) corner_words by vm_compute.
have chain : check_chain points [seq word_tree 0 0 w | w <- corner_words] [::] (iota 1%N 13)
    [:: 1; 2; 3; 4; 5; 6; 7]%positive 44089920%num by vm_compute.
exact: proj1 (check_chain_ok point_inj pointsP (words_rep 0 0 ok) inhabited chain).
Qed.
Lemma midge_card : #|grp midge_gens| = N.to_nat 490497638400%num.
Proof.
have ok : all (valid 1%N) midge_words by vm_compute.
have chain : check_chain points [seq word_tree 1%N 0 w | w <- midge_words] [::] (iota 1%N 21)
    [:: 1; 2; 3; 4; 9; 10; 11; 12; 17; 18; 19]%positive 490497638400%num by vm_compute.
exact: proj1 (check_chain_ok point_inj pointsP (words_rep 1%N 0 ok) inhabited chain).
Qed.

Lemma of_nat_mul a b : N.of_nat (a * b)%N = (N.of_nat a * N.of_nat b)%num.
Proof. by rewrite -multE Nat2N.inj_mul. Qed.
Lemma twice a m : N.of_nat a = (2 * m)%num -> a = (2 * N.to_nat m)%N.
Proof. by move=> e; rewrite -[LHS]Nat2N.id e N2Nat.inj_mul multE; congr (_ * _)%N. Qed.
Lemma corner_number : (8`! * 3 ^ 7 = 2 * N.to_nat 44089920%num)%N.
Proof. by apply: twice; rewrite !factS fact0 !expnS expn0 !of_nat_mul; vm_compute. Qed.
Lemma midge_number : (12`! * 2 ^ 11 = 2 * N.to_nat 490497638400%num)%N.
Proof. by apply: twice; rewrite !factS fact0 !expnS expn0 !of_nat_mul; vm_compute. Qed.

(* On the 3x3x3 the words satisfy the invariants. *)
Lemma corner_gens_in : {subset corner_gens <= corner_set}.
Proof.
move=> _ /mapP[w ww ->]; have /andP[/andP[ok _] even_w] := allP corner_checked w ww.
have [v [[cycw _] twistw _]] := invariants_of (@word_in 0 true [::] isT isT w ok).
have c := cycw (ord0, ord0) (ord0, ord0) erefl erefl erefl.
have t := twistw (ord0, ord0) erefl erefl.
apply/setIdP; split; last exact: t.
apply/setIdP; split; last exact: evenP ok even_w.
by rewrite inE; apply/eqP; exact: esym c.
Qed.
Lemma midge_words_ok : all (fun w => [&& valid 1%N w, idle 0 0 w & even 1%N 0 w]) midge_words.
Proof. by vm_compute. Qed.
Lemma word_at_midge w (k : class 0 true) :
  k.1 = 1%N :> nat -> k.2 = 0%N :> nat -> word_at [::] w k = word24 1%N 0 w.
Proof.
have i0 : index 0%N [:: 0%N] = 0%N by vm_compute.
have i1 : index 1%N [:: 0%N] = 1%N by vm_compute.
by move=> k1 k2; rewrite /word_at k1 k2 i1 i0.
Qed.
Lemma corner_sign v (Q : class 0 true -> {perm 'I_24}) : invariants v Q -> Q (ord0, ord0) = 1 -> v 0%N = false.
Proof.
by case=> _ _ [_ oddQ _] e; have := oddQ (ord0, ord0); rewrite e odd_perm1 /=; case: (v 0%N).
Qed.
Lemma midge_gens_in : {subset midge_gens <= midge_set}.
Proof.
move=> _ /mapP[w ww ->]; have /and3P[ok still even_w] := allP midge_words_ok w ww.
have even_q := evenP ok even_w; have [v inv] := invariants_of (@word_in 0 true [::] isT isT w ok).
have v0 := corner_sign inv (idleP ok still); move: inv => [[_ flipw] _ [_ _ piecesw]] {ok still even_w ww}.
have e1 := @word_at_midge w (ord_max, ord0) erefl erefl.
have f := flipw (ord_max, ord0) erefl erefl; rewrite e1 in f.
have p := piecesw (ord_max, ord0) erefl erefl; rewrite e1 v0 in p.
apply/setIdP; split; last exact: negbT p.
apply/setIdP; split; last exact: even_q.
rewrite inE f; exact: eqxx.
Qed.

Theorem corners_generate : grp corner_gens = corner_set.
Proof.
have sub : grp corner_gens \subset corner_set := @grp_sub _ corner_gens corner_group corner_gens_in.
have bound := corner_bound; rewrite corner_number (@leq_pmul2l 2 _ _ isT) in bound.
by apply/eqP; rewrite eqEcard sub corner_card bound.
Qed.
Theorem midges_generate : grp midge_gens = midge_set.
Proof.
have sub : grp midge_gens \subset midge_set := @grp_sub _ midge_gens midge_group midge_gens_in.
have bound := midge_bound; rewrite midge_number (@leq_pmul2l 2 _ _ isT) in bound.
by apply/eqP; rewrite eqEcard sub midge_card bound.
Qed.

(* The numbers of these permutations. *)
Lemma corner_order : #|corner_set| = (8`! * 3 ^ 7)./2.
Proof. by rewrite corner_number mul2n doubleK -corner_card corners_generate. Qed.
Lemma midge_order : #|midge_set| = (12`! * 2 ^ 11)./2.
Proof. by rewrite midge_number mul2n doubleK -midge_card midges_generate. Qed.
